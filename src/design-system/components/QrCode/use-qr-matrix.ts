import { useEffect, useState } from 'react'

/** Loads the encoder on demand, because most users see no code. */
const loadEncoder = () => import(/* webpackChunkName: "qr" */ './qr-matrix')

/** Loads the encoder before a code is rendered. */
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
 * Returns the QR code of a text (undefined until the text is encoded), whether the encoder failed to load, and a
 * function that tries to load the encoder again.
 */
export function useQrMatrix(text: string) {
  const [renderedCode, setRenderedCode] = useState<RenderedCode>()
  const [isFailed, setIsFailed] = useState(false)

  useEffect(() => {
    if (isFailed) return
    let isCurrent = true
    const encode = ({ buildQrMatrix, buildQrPath }: Awaited<ReturnType<typeof loadEncoder>>) => {
      if (!isCurrent) return
      const matrix = buildQrMatrix(text)
      setRenderedCode({ text, size: matrix.length, path: buildQrPath(matrix) })
    }
    loadEncoder()
      .then(encode)
      .catch(() => isCurrent && setIsFailed(true))
    return () => {
      isCurrent = false
    }
  }, [text, isFailed])

  // After a change of the text, the code of the previous text must not stay visible.
  return {
    code: renderedCode?.text === text ? renderedCode : undefined,
    isFailed,
    retry: () => setIsFailed(false),
  }
}
