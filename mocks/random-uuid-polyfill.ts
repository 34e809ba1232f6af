/* MSW needs `crypto.randomUUID`, which browsers offer only on https and localhost. Other pages get this replacement. */

const createHexDigits = (count: number) =>
  [...crypto.getRandomValues(new Uint8Array(count / 2))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

if (typeof crypto.randomUUID !== 'function') {
  crypto.randomUUID = () =>
    `${createHexDigits(8)}-${createHexDigits(4)}-4${createHexDigits(4).slice(1)}-a${createHexDigits(4).slice(1)}-${createHexDigits(12)}`
}

export {}
