import { GetMember } from './generated/endpoint/GetMember';

export function describeAnswer(response: GetMember.Response): string {
  switch (response.status) {
    case 200:
      return `${response.body.name} has card ${response.body.card}`;
    case 404:
      return 'nobody has this card';
  }
}
