import { Send } from './endpoint/Send';
import type { Path } from './model/Path';

const body: Path = { text: 'a' };
Send.request({ id: '1', body });
