import type { ReactNode } from 'react';
import { toLocalUrl } from '../toLocalUrl';
import type { RowCollection } from './createDialogApi';
import { describeItem, type DialogItem, getItemUrl } from './DialogItem';
import type { DialogSession } from './DialogSession';
import styles from './DialogPanel.module.css';
import ResultRow, { type ResultRowProps } from './ResultRow';

/** Props that all rows of the dialog have. */
export interface RowsContext {
  session: DialogSession;
  activeItemId: number | null;
  externalUrlPattern: string | undefined;
}

export interface RowGroupProps extends RowsContext {
  collection: RowCollection;
  title: ReactNode;
  renderActions?: (item: DialogItem) => ReactNode;
}

/** Renders a group of rows with a title. */
export default function RowGroup({ collection, title, renderActions, ...context }: RowGroupProps): ReactNode {
  const { source, items } = collection;
  const titleId = `search-${source.sourceId}`;

  return (
    <div role="rowgroup" aria-labelledby={titleId} className={styles.group}>
      <div role="presentation" className={styles.groupTitle} id={titleId}>
        {title}
      </div>
      {items.map((item) => (
        <ResultRow
          key={item.kind === 'hit' ? item.hit.objectID : item.search.objectID}
          {...getRowProps(item, source, context)}
          {...describeItem(item)}
          actions={renderActions?.(item)}
        />
      ))}
    </div>
  );
}

function getRowProps(
  item: RowCollection['items'][number],
  source: RowCollection['source'],
  { session, activeItemId, externalUrlPattern }: RowsContext,
): Pick<ResultRowProps, 'id' | 'onMouseMove' | 'isActive' | 'url' | 'onChoose'> {
  const props = session.api.getItemProps({ item, source });

  return {
    id: props.id,
    onMouseMove: (event) => {
      props.onMouseMove(event);
    },
    isActive: activeItemId === item.__autocomplete_id,
    url: toLocalUrl(getItemUrl(item), externalUrlPattern).url,
    onChoose: () => {
      session.open(item, 'here');
    },
  };
}
