import CodeSample from '@theme/CodeSample';
import TabItem from '@site/src/components/tabs/TabItem';
import Tabs from '@site/src/components/tabs/Tabs';
import Details from './Details';
import Lesson from './Lesson';
import PlainCode from './PlainCode';
import SideBySide from './SideBySide';
import Solution from './Solution';
import Table from './Table';
import TableHeading from './TableHeading';
import Tour from './Tour';

/**
 * What pages may use without importing it, by the name they write. `CodeSample` is for the build, which puts it in the place of every code block; names in lower case
 * draw what Markdown has signs for, and HTML elements.
 */
export const authorComponents = {
  CodeSample,
  Details,
  Lesson,
  SideBySide,
  Solution,
  TabItem,
  Tabs,
  Tour,
  code: PlainCode,
  details: Details,
  table: Table,
  th: TableHeading,
} as const;
