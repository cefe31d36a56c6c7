/**
 * Rex drawn as one line: the wire enters along the ground, becomes a dinosaur and leaves along the ground. The drawing
 * is 160 × 100 units. Prepend `M` and the point at which the ground starts. The last command, `H160`, ends the ground.
 */
export const REX_PATH =
  'H18C38 92 45 77 56 67C66 58 78 55 82 44C85 36 81 28 85 20C88 13 95 9 103 9H122C131 9 137 14 137 22C137 28 133 31 127 31' +
  'H113L131 38C128 46 117 46 111 47C108 51 107 54 108 57H120L118 65H109C109 74 105 79 98 82C95 84 97 88 99 92H160';

/** Y coordinate of the ground in `REX_PATH`. */
export const REX_GROUND_Y = 92;

/** Center of Rex's eye, in the coordinates of `REX_PATH`. */
export const REX_EYE = { x: 107, y: 20 } as const;
