import type { ComponentType, ReactNode } from 'react';
import CompareMode from './compare/CompareMode';
import ConvertMode from './convert/ConvertMode';
import LazyView from './parts/LazyView';
import type { ModeProps } from './session/ModeProps';
import type { Mode } from './session/WorkbenchState';
import WriteMode from './write/WriteMode';

const VIEWS: Readonly<Record<Mode, ComponentType<ModeProps>>> = {
  write: WriteMode,
  read: (props) => <LazyView load={loadReadMode} props={props} />,
  convert: ConvertMode,
  compare: CompareMode,
};

/** The view of the current mode. */
export default function ModeView(props: Omit<ModeProps, 'texts'>): ReactNode {
  const { mode, texts } = props.session;
  const View = VIEWS[mode];
  return <View {...props} texts={texts[mode]} />;
}

const loadReadMode = async (): Promise<ComponentType<ModeProps>> => (await import('./read/ReadMode')).default;
