import { generate } from '@flock/wirespec';

const contract = `
type Card = String(/^[A-F][0-9]{4}$/g)

type Member {
  card: Card,
  name: String,
  loans: Integer32
}
`;

const { result, errors } = generate(contract, 'Member');
if (!result) throw new Error(errors.map(({ value }) => value).join('\n'));

const member = JSON.parse(result);
console.log(Object.keys(member));
console.log(
  'card has the right shape:',
  /^[A-F][0-9]{4}$/.test(member.card),
);
