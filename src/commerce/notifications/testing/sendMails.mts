import type { Mail } from '../mail/mail';
import { sendMail } from '../sendMail';

/**
 * Sends one e-mail to each of several servers, in a separate process, because Node reads the trusted certificates at
 * its start.
 *
 * Arguments: the e-mail as JSON, then the addresses as in `SMTP_URL`. Prints one outcome per line as JSON.
 */
const [json = '', ...smtpUrls] = process.argv.slice(2);
const mail = JSON.parse(json) as Mail;
for (const smtpUrl of smtpUrls) console.log(JSON.stringify(await sendMail(smtpUrl, mail)));
