import { type Emitter, EMITTERS, type Generation } from '@site/lib/compiler/types';

/** Target and generation of a tab. */
export interface Choice {
  target: Emitter;
  generation: Generation;
}

/** The panel of a tab with generated code, as the build wrote it. */
export interface OutputPanelParts extends Choice {
  /** Identifies the panel: `java`, `java:ir`. */
  key: string;
  element: HTMLElement;
  /** Element that contains only the files: the panel itself, or the part after its header. */
  fileContainer: HTMLElement;
  /** Nodes that the build wrote into `fileContainer`. */
  builtNodes: readonly ChildNode[];
  /** Frames around the files in the panel. */
  frames: readonly [HTMLElement, ...HTMLElement[]];
}

/**
 * Lists the panels below a contract that show generated code.
 *
 * @param sample - the contract with its tabs
 */
export function readPanels(sample: HTMLElement): OutputPanelParts[] {
  const tabs = [...sample.querySelectorAll<HTMLElement>('[role=tab]')];
  return [...sample.querySelectorAll<HTMLElement>('[role=tabpanel]')].flatMap((element, index) => {
    const key = tabs[index]?.dataset.value ?? '';
    const choice = readChoice(key);
    const [frame, ...frames] = element.querySelectorAll<HTMLElement>('[data-copyable]');
    if (choice === undefined || frame === undefined) return [];
    const fileContainer = element.querySelector<HTMLElement>('[data-files]') ?? element;
    return [
      { ...choice, key, element, fileContainer, builtNodes: [...fileContainer.childNodes], frames: [frame, ...frames] },
    ];
  });
}

/** Parses `java` or `java:ir`. */
function readChoice(value: string): Choice | undefined {
  const [name, suffix] = value.split(':');
  const target = EMITTERS.find((known) => known === name);
  return target === undefined ? undefined : { target, generation: suffix === 'ir' ? 'ir' : 'default' };
}
