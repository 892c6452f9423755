import { toChannels } from './channels';

const smtpUrl = 'smtp://mail.example';
const orderWebhookUrl = 'https://hooks.example/orders';

it.each([
  ['nothing is set up', {}, []],
  ['there is a mail server', { smtpUrl }, ['customer', 'shop']],
  ['there is a webhook', { orderWebhookUrl }, ['webhook']],
  ['there are both', { smtpUrl, orderWebhookUrl }, ['customer', 'shop', 'webhook']],
])('channels where %s', (_, env, channels) => {
  expect(toChannels({ smtpUrl: undefined, orderWebhookUrl: undefined, ...env })).toEqual(channels);
});
