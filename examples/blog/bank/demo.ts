import { createVerify, generateKeyPairSync } from 'node:crypto';
import { openBank } from './bank';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const bank = openBank({
  session: 'session-1',
  privateKey,
  // Replaces the network: checks the signature as the bank would, and answers in its envelope.
  send: async ({ method, path, headers, body = '' }) => {
    const genuine = createVerify('sha256').update(body).verify(publicKey, headers['X-Bank-Signature'] ?? '', 'base64');
    console.log(`${method} /${path.join('/')} signed: ${genuine}`);
    return {
      status: 200,
      headers: {},
      body: '{"Response":[{"Payment":{"id":501,"amount":{"value":"12.50","currency":"EUR"}}}]}',
    };
  },
});

async function payFine(): Promise<void> {
  const answer = await bank.CreatePayment({
    'account-id': 7,
    body: {
      amount: { value: '12.50', currency: 'EUR' },
      counterparty: { email: 'desk@library.example' },
      description: 'Fine for a late book',
    },
  });

  switch (answer.status) {
    case 200:
      console.log(`Payment ${answer.body.id} of ${answer.body.amount.value} ${answer.body.amount.currency}`);
      break;
    case 400:
    case 401:
      console.log(`Refused: ${answer.body.message}`);
  }
}

void payFine();
