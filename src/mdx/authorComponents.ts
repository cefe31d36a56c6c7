import CodeSample from '@theme/CodeSample';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import SideBySide from './SideBySide';
import Table from './Table';
import TableHeading from './TableHeading';

/**
 * What pages may use without importing it, by the name they write. `CodeSample` is for the build, which puts it in the place of every code block; names in lower case
 * draw what Markdown has signs for.
 */
export const authorComponents = { CodeSample, SideBySide, TabItem, Tabs, table: Table, th: TableHeading } as const;
