import { GROUPS, resolveChoices } from './choices';
import { FollowChoiceElement } from './FollowChoiceElement';
import { readChoice } from './readChoice';

// Applies the stored choices of the reader, and defines the element that shows them.
const chosen = Object.fromEntries(GROUPS.map((group) => [group, readChoice(group)]));
document.documentElement.dataset.choices = resolveChoices(chosen).join(' ');
customElements.define('follow-choice', FollowChoiceElement);
