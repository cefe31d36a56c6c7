import { addBehaviors } from '@site/src/client/behaviors';
import { copying } from './copying';
import { wrapping } from './wrapping';

addBehaviors(copying, wrapping);
