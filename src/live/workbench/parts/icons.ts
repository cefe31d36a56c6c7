/** SVG path data for `LineIcon`. */
export const ICONS = {
  add: 'M8 3v10M3 8h10',
  share: 'M6.5 9.5l3-3M5 7.5L3.6 8.9a2.5 2.5 0 003.5 3.5L8.5 11M7.5 5l1.4-1.4a2.5 2.5 0 013.5 3.5L11 8.5',
  open: 'M2.5 12.5v-9h4l1.5 2h5.5v7zM8 11V8M6.5 9.5L8 8l1.5 1.5',
  download: 'M8 2.5v8M4.8 7.5L8 10.7l3.2-3.2M3 13.5h10',
  wrap: 'M2.5 4h11M2.5 8h8.7a2.2 2.2 0 010 4.5H8M9.8 10.7L8 12.5l1.8 1.8M2.5 12.5h2.2',
  report: 'M2.5 3h11v8h-6L5 13.5V11H2.5zM8 5v2.7M8 9.3v.1',
  keyboard: 'M1.5 4h13v8h-13zM4 6.7h.1M6.7 6.7h.1M9.4 6.7h.1M12 6.7h.1M5 9.4h6',
} as const;
