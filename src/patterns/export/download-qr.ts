import { saveFile } from './save-file'

/** The image's name. */
const fileName = 'Fastpass-Code.png'
const pixels = 512

/** Downloads the QR of a text as an image. Rejects if the browser cannot draw it, or fetch what draws it. */
export async function downloadQr(text: string): Promise<void> {
  const { qrPng } = await import(/* webpackChunkName: "qr" */ '@/design-system/components/QrCode/qr-png')
  saveFile(await qrPng(text, { size: pixels }), fileName)
}
