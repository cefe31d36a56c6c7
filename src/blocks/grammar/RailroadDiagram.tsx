import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { GrammarProductionData } from '@site/lib/samples/kinds/grammar/types';
import styles from './RailroadDiagram.module.css';

type Box = GrammarProductionData['diagram']['boxes'][number];

const BOX_CLASSES: Readonly<Record<Box['kind'], string | undefined>> = {
  literal: styles.literal,
  token: styles.token,
  production: styles.production,
};

/** Railroad diagram of a production. Parts that are productions themselves link to their diagrams. */
export default function RailroadDiagram({ production }: { production: GrammarProductionData }): ReactNode {
  const { name, diagram, description } = production;
  const { width, height, boxHeight, wire, start, end, boxes } = diagram;
  const id = createAnchor(name);
  useBrokenLinks().collectAnchor(id);

  return (
    <figure id={id} className={styles.figure}>
      <figcaption className={styles.caption}>{name}</figcaption>
      <div className={styles.scroller} role="region" aria-label={`Diagram of ${name}`} tabIndex={0} data-scrolls="">
        <svg
          className={styles.diagram}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          // The role is "group" instead of "img", because the diagram contains links.
          role="group"
          aria-label={`Diagram of ${name}: ${description}`}
        >
          <path className={styles.wire} d={wire} />
          <circle className={styles.end} cx={start.x} cy={start.y} r={4} />
          <circle className={styles.end} cx={end.x} cy={end.y} r={4} />
          {boxes.map((box) => (
            <BoxOnWire key={`${box.x} ${box.y}`} box={box} height={boxHeight} />
          ))}
        </svg>
      </div>
    </figure>
  );
}

function BoxOnWire({ box, height }: { box: Box; height: number }): ReactNode {
  const { kind, text, x, y, width } = box;
  const label = (
    <g className={BOX_CLASSES[kind]}>
      <rect x={x} y={y - height / 2} width={width} height={height} rx={kind === 'literal' ? height / 2 : 4} />
      <text x={x + width / 2} y={y}>
        {text}
      </text>
    </g>
  );
  return kind === 'production' ? <Link to={`#${createAnchor(text)}`}>{label}</Link> : label;
}

function createAnchor(production: string): string {
  return `production-${production}`;
}
