import { useEffect, useState } from 'react'

/** What draws codes comes on demand: most readers see none. */
const loadDrawing = () => import(/* webpackChunkName: "qr" */ './qr-matrix')

/** Fetches what draws codes before one is there to be drawn. */
export function fetchQrAhead(): void {
  // What fails here fails again, and is told, where the code is shown.
  loadDrawing().catch(() => {})
}

interface Drawn {
  text: string
  size: number
  path: string
}

/**
 * The code of a text once it can be drawn, or that it cannot (what draws it could not be fetched, or there is more text than
 * fits in a code) and how to try again.
 */
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

  // The code of another text must not be shown to a guard for a moment.
  return { code: drawn?.text === text ? drawn : undefined, isFailed, retry: () => setIsFailed(false) }
}
