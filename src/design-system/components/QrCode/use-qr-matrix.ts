import { useEffect, useState } from 'react'

/** The encoder is loaded on demand: most users see no code. */
const loadDrawing = () => import(/* webpackChunkName: "qr" */ './qr-matrix')

/** Loads the encoder before a code is rendered. */
export function fetchQrAhead(): void {
  // The error is ignored here: it occurs again and is shown when the code is rendered.
  loadDrawing().catch(() => {})
}

interface Drawn {
  text: string
  size: number
  path: string
}

/** Returns the QR code of a text once it is rendered, whether that failed, and a retry. */
export function useQrMatrix(text: string) {
  const [drawn, setDrawn] = useState<Drawn>()
  const [isFailed, setIsFailed] = useState(false)

  useEffect(() => {
    if (isFailed) return
    let isCurrent = true
    const draw = ({ qrMatrix, qrPath }: Awaited<ReturnType<typeof loadDrawing>>) => {
      if (!isCurrent) return
      const matrix = qrMatrix(text)
      setDrawn({ text, size: matrix.length, path: qrPath(matrix) })
    }
    loadDrawing()
      .then(draw)
      .catch(() => isCurrent && setIsFailed(true))
    return () => {
      isCurrent = false
    }
  }, [text, isFailed])

  // The code of another text must not be visible for a moment.
  return { code: drawn?.text === text ? drawn : undefined, isFailed, retry: () => setIsFailed(false) }
}
