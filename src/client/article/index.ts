// What the blocks of an article do: copy, wrap, choose tabs, follow names, scroll, fold. The components only write HTML, with the attributes these behaviors look for.
import { addBehaviors } from '../behaviors';
import { copying } from './copying';
import { folding } from './folding';
import { names } from './names';
import { scrollBoxes } from './scrollBoxes';
import { tabs } from './tabs';
import { wrapping } from './wrapping';

addBehaviors(copying, wrapping, tabs, names, folding, scrollBoxes);
