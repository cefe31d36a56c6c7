import { CATEGORIES, DEMANDED, toPoints } from './categories.mjs';

const PLACES_SHOWN = 3;

/**
 * @typedef {object} Exception
 * @property {string} route
 * @property {string} audit that fails on purpose there
 * @property {string} reason
 * @property {RegExp} [about] matches every place the audit may complain about; others are faults
 */

/**
 * @typedef {object} Judgement
 * @property {string[]} faults what is not as demanded, as sentences
 * @property {string[]} onPurpose what costs points but is meant, as sentences
 */

/**
 * Compares a measurement with what is demanded: 100 in every demanded category, apart from declared exceptions, and a page that does not move.
 *
 * @param {import('./categories.mjs').Measurement} measurement
 * @param {readonly Exception[]} exceptions of the whole site
 * @returns {Judgement}
 */
export function judge({ route, categories, cls }, exceptions) {
  const declared = exceptions.filter((one) => one.route === route);
  const unused = new Set(declared);
  /** @type {Judgement} */
  const judgement = { faults: [], onPurpose: [] };
  for (const id of DEMANDED) {
    const { score, audits } = categories[id];
    const failed = audits.filter((audit) => audit.score < 1);
    const total = audits.reduce((sum, { weight }) => sum + weight, 0);
    for (const { id: audit, title, weight, score: part, places } of failed) {
      const lost = ((100 * weight * (1 - part)) / total).toFixed(1);
      const sentence = `${CATEGORIES[id]} ${toPoints(score)}: ${audit} costs ${lost} (${title})`;
      const exception = declared.find(
        (one) => one.audit === audit && places.every((place) => one.about?.test(place) ?? true),
      );
      if (exception === undefined) {
        judgement.faults.push(
          places.length === 0 ? sentence : `${sentence}: ${places.slice(0, PLACES_SHOWN).join(', ')}`,
        );
      } else {
        judgement.onPurpose.push(`${sentence}: ${exception.reason}`);
        unused.delete(exception);
      }
    }
    if (score < 1 && failed.length === 0) {
      judgement.faults.push(`${CATEGORIES[id]} ${toPoints(score)}: no audit says why`);
    }
  }
  for (const { audit } of unused) {
    judgement.faults.push(`${audit} does not fail as it is declared to: correct or remove the exception`);
  }
  // What is not a number is no proof that nothing moves.
  if (!(cls === 0)) {
    judgement.faults.push(`the page moves while it loads: layout shift ${cls}`);
  }

  return judgement;
}
