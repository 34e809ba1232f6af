/** The image's name (P2, decision 11). */
const fileName = 'Fastpass-Code.png'
const pixels = 512
/** Some browsers read the image only after the press has been handled. */
const readingMs = 1_000

/** Downloads the QR of a text as an image. Rejects if the browser cannot draw it, or fetch what draws it. */
export async function downloadQr(text: string): Promise<void> {
  const { qrPng } = await import('@/design-system/components/QrCode/qr-png')
  const href = URL.createObjectURL(await qrPng(text, { size: pixels }))
  Object.assign(document.createElement('a'), { href, download: fileName }).click()
  setTimeout(() => URL.revokeObjectURL(href), readingMs)
}
