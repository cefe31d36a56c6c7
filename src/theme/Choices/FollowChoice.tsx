import type { ReactNode } from 'react';
import type {} from './FollowChoiceElement';

/** Element that applies the choices of the reader to its panel or `<select>`; see `FollowChoiceElement.ts`. */
export default function FollowChoice(): ReactNode {
  return <follow-choice hidden />;
}
