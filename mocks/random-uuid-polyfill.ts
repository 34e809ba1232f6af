/* MSW needs `crypto.randomUUID`, which browsers offer only on https and localhost. Its ids need no security. */

const digits = (count: number) =>
  [...crypto.getRandomValues(new Uint8Array(count / 2))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

if (typeof crypto.randomUUID !== 'function') {
  crypto.randomUUID = () =>
    `${digits(8)}-${digits(4)}-4${digits(4).slice(1)}-a${digits(4).slice(1)}-${digits(12)}`
}

export {}
