import CodeSample from '@theme/CodeSample';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import SideBySide from './SideBySide';

/** What pages may use without importing it, by the name they write. `CodeSample` is for the build, which puts it in the place of every code block. */
export const authorComponents = { CodeSample, SideBySide, TabItem, Tabs } as const;
