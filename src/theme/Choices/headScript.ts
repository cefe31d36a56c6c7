import { readItem } from '@site/src/client/storage';
import { GROUPS, PREFIX, resolveChoices, toValue } from './choices';
import { FollowChoiceElement } from './FollowChoiceElement';

// Applies the stored choices of the reader, and defines the element that shows them.
const made = Object.fromEntries(GROUPS.map((group) => [group, toValue(group, readItem(PREFIX + group))]));
document.documentElement.dataset.choices = resolveChoices(made).join(' ');
customElements.define('follow-choice', FollowChoiceElement);
