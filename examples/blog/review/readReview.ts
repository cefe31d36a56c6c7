import { type Review, validateReview } from './generated/model/Review';

/** Reads every review that arrives. Refuses one that violates a constraint, but does not check the types of fields. */
function readReview(text: string): Review {
  const review: Review = JSON.parse(text);
  const faults = validateReview(review);
  if (faults.length > 0) throw new Error(`The review breaks the contract at: ${faults.join(', ')}`);
  return review;
}

for (const text of ['{"isbn":"9780306406157","stars":5}', '{"isbn":"0306406152","stars":9}']) {
  try {
    console.log(`read ${readReview(text).isbn}`);
  } catch (error) {
    console.log(String(error));
  }
}
