import { useEffect, useState } from 'react'

type Encoder = typeof import('./qr-matrix')

let providedEncoder: Encoder | undefined

/** Makes the codes use an encoder that the page has loaded already. A page whose content is a code calls it before it renders. */
export function provideQrEncoder(encoder: Encoder): void {
  providedEncoder = encoder
}

/** Loads the encoder on demand, because most users see no code. */
const loadEncoder = async (): Promise<Encoder> =>
  providedEncoder ?? (await import(/* webpackChunkName: "qr" */ './qr-matrix'))

/** Loads the encoder in advance, so that a later QR code appears at once. */
export function fetchQrAhead(): void {
  // The error is ignored here, because `useQrMatrix` loads the encoder again and reports the error.
  loadEncoder().catch(() => {})
}

interface RenderedCode {
  text: string
  size: number
  path: string
}

/**
 * Encodes a text as a QR code. Until the text is encoded, `code` is undefined. `isFailed` tells whether the encoder failed
 * to load or to encode the text. `retry` tries both again.
 */
export function useQrMatrix(text: string) {
  const [renderedCode, setRenderedCode] = useState<RenderedCode>()
  const [failedText, setFailedText] = useState<string>()
  const isFailed = failedText === text

  useEffect(() => {
    if (isFailed) return
    let isCurrent = true
    const encode = ({ buildQrMatrix, buildQrPath }: Encoder) => {
      if (!isCurrent) return
      const matrix = buildQrMatrix(text)
      setRenderedCode({ text, size: matrix.length, path: buildQrPath(matrix) })
    }
    loadEncoder()
      .then(encode)
      .catch(() => isCurrent && setFailedText(text))
    return () => {
      isCurrent = false
    }
  }, [text, isFailed])

  // After a change of the text, the code of the previous text must not stay visible.
  return {
    code: renderedCode?.text === text ? renderedCode : undefined,
    isFailed,
    retry: () => setFailedText(undefined),
  }
}
