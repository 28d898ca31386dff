/** What a form was answered with, on its way from its page to the service worker, which shows it at its address. */
export type Answer = { address: string; status: number; headers: [name: string, value: string][]; html: string }
