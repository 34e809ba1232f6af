import { saveFile } from './save-file'

const fileName = 'Fastpass-Code.png'
const pixels = 512

/** Downloads a text as a QR image. Rejects if the browser cannot draw the image or load the QR module. */
export async function downloadQr(text: string): Promise<void> {
  const { createQrPng } = await import(
    /* webpackChunkName: "qr" */ '@/design-system/components/QrCode/qr-png'
  )
  saveFile(await createQrPng(text, { size: pixels }), fileName)
}
