import type { Review } from './generated/model/Review';
import { validateReview } from './generated/model/Review';

const review: Review = JSON.parse('{ "isbn": "12345", "rating": 9, "helpful": 500 }');
console.log('the program knows:', review);
console.log('fields that break the contract:', validateReview(review));
