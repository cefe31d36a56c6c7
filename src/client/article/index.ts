import { addBehaviors } from '../behaviors';
import { pageMenu } from './pageMenu';

addBehaviors(pageMenu);
