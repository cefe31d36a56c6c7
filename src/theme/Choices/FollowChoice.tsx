import type { ReactNode } from 'react';
import type {} from './FollowChoiceElement';

/** Placeholder of the choices of the reader; see `FollowChoiceElement.ts`. */
export default function FollowChoice(): ReactNode {
  return <follow-choice hidden />;
}
