import { createHmac } from 'node:crypto'

type Options = { emailId: string; action?: string; status?: string; date?: string; returned?: 'headers' | 'message' | 'nothing' }

/** A delivery status (RFC 3464) as Postfix writes it, about the email with this id. */
export function aBounce({ emailId, action = 'failed', status = '5.1.1', date = new Date().toUTCString(), returned = 'message' }: Options): string {
  const original = [
    `Message-ID: <${emailId}@fogratt.example>`,
    'From: =?UTF-8?Q?Fogr=C3=A4tt?= <kontakt@fogratt.example>',
    'To: asa.oberg@example.se',
    'Subject: Vi har tagit emot',
  ]
  const parts = {
    headers: ['Content-Type: text/rfc822-headers', '', ...original, ''],
    message: ['Content-Type: message/rfc822', '', ...original, '', 'Tack!', ''],
    nothing: ['Content-Type: text/plain', '', 'The message is too large to be returned.', ''],
  }
  return [
    'Return-Path: <>',
    `Date: ${date}`,
    'From: MAILER-DAEMON@post.example (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'To: kontakt@fogratt.example',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="A4B1/post.example"',
    '',
    '--A4B1/post.example',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '',
    '--A4B1/post.example',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; post.example',
    'Arrival-Date: Sat, 21 Nov 2026 13:00:00 +0100 (CET)',
    '',
    'Final-Recipient: rfc822; asa.oberg@example.se',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 <asa.oberg@example.se>: no such user,',
    '    ask somebody else',
    '',
    '--A4B1/post.example',
    ...parts[returned],
    '--A4B1/post.example--',
    '',
  ].join('\r\n')
}

/** The headers of a post that is signed as Standard Webhooks define it. */
export function signedHeaders(body: string, secret: string, at = new Date(), id = 'msg_1'): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'content-type': 'message/rfc822', 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
