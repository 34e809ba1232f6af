import { useEffect, useRef, useState } from 'react'
import { downloads } from '@/copy/downloads'
import { describeError } from '@/copy/errors'
import { useNotify } from '../notify/use-notify'
import { saveFile } from './save-file'

export interface ExportRequest {
  /** Asks for the file: a generated call, e.g. `(signal) => downloadActivityRecords(rp, lot, filters, { signal })`. */
  fetchFile: (signal: AbortSignal) => Promise<Blob>
  /** What the file is called, with its ending. */
  fileName: string
}

type ExportState =
  | { step: 'idle' | 'preparing' | 'slow' | 'cancelled' }
  | { step: 'done'; fileName: string }
  | { step: 'failed'; sentences: string[] }

/** From then on it is said that it takes long. */
const slowMs = 10_000
/** As long the toast stays once the file is there. */
const readableMs = 2_000

/**
 * Asks for a file and saves it: one at a time; it can be cancelled, and is when the screen goes. The toasts of the
 * documents (P8) say that it is under way, as long as it is, and that it failed; the state says how it goes.
 */
export function useExport({ fetchFile, fileName }: ExportRequest) {
  const [state, setState] = useState<ExportState>({ step: 'idle' })
  const running = useRef<AbortController>(undefined)
  const notify = useNotify()
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setState({ step: 'preparing' })
    const dismissWait = notify.info(downloads.wait, { timeout: 0 })
    controller.signal.addEventListener('abort', dismissWait)
    const slow = setTimeout(() => !controller.signal.aborted && setState({ step: 'slow' }), slowMs)
    try {
      const file = await fetchFile(controller.signal)
      // Cancelled while the last bytes came: what was not wanted is not saved.
      if (controller.signal.aborted) return
      saveFile(file, fileName)
      setState({ step: 'done', fileName })
      // A file that comes at once leaves time to read what was said of it.
      notify.info(downloads.wait, { timeout: readableMs })
    } catch (error) {
      if (controller.signal.aborted) return
      dismissWait()
      notify.error(downloads.broken)
      setState({ step: 'failed', sentences: describeError(error, downloads.failed) })
    } finally {
      clearTimeout(slow)
      if (running.current === controller) running.current = undefined
    }
  }

  const cancel = () => {
    running.current?.abort()
    running.current = undefined
    setState({ step: 'cancelled' })
  }

  return { state, isRunning: state.step === 'preparing' || state.step === 'slow', start, cancel }
}
