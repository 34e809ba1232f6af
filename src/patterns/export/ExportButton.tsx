import { Download } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isSessionEnd } from '@/api/api-error'
import { downloads } from '@/copy/downloads'
import { describeError } from '@/copy/errors'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { useNotify } from '../notify/use-notify'
import { RetryAlert } from '../query-view/RetryAlert'
import { saveFile } from './save-file'

interface ExportButtonProps extends ExportRequest {
  /** What it makes, such as 'Descargar Excel'. */
  children: ReactNode
  /** Why there is nothing to download; the button stays focusable and says so. */
  disabledReason?: string
}

/** Asks for a file and downloads it. How it goes is said beside the button, and so is what went wrong. */
export function ExportButton({ children, disabledReason, ...request }: ExportButtonProps) {
  const { state, isRunning, start, cancel } = useExport(request)
  const button = useRef<HTMLButtonElement>(null)
  const stop = () => {
    // The pressed button goes with what it was for; the one that begins is where to go on.
    flushSync(cancel)
    button.current?.focus()
  }
  const retry = () => {
    button.current?.focus()
    void start()
  }

  return (
    <Stack gap={3}>
      <Inline gap={2}>
        <Button
          ref={button}
          icon={<Download aria-hidden="true" />}
          loading={isRunning}
          disabledReason={disabledReason}
          onClick={() => void start()}
        >
          {children}
        </Button>
        {isRunning ? (
          <Button variant="quiet" onClick={stop}>
            {downloads.cancel}
          </Button>
        ) : null}
        <Text role="status" tone="muted" size="sm">
          {said(state)}
        </Text>
      </Inline>
      {state.step === 'failed' ? <RetryAlert onRetry={retry}>{state.sentences.join(' ')}</RetryAlert> : null}
    </Stack>
  )
}

function said(state: ReturnType<typeof useExport>['state']): string {
  switch (state.step) {
    case 'preparing':
    case 'slow':
    case 'cancelled':
      return downloads[state.step]
    case 'done':
      return downloads.done(state.fileName)
    default:
      return ''
  }
}

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

/** The end of the session is told by the sign-in over the page. */
const describeFailure = (error: unknown): string[] =>
  isSessionEnd(error) ? [downloads.failed] : describeError(error, downloads.failed)

/** From then on it is said that it takes long. */
const slowMs = 10_000

/** Asks for a file and saves it: one at a time; it can be cancelled, and is when the screen goes. */
function useExport({ fetchFile, fileName }: ExportRequest) {
  const [state, setState] = useState<ExportState>({ step: 'idle' })
  const running = useRef<AbortController>(undefined)
  const toasts = useDownloadToasts()
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setState({ step: 'preparing' })
    toasts.wait()
    controller.signal.addEventListener('abort', toasts.dismiss)
    const slow = setTimeout(() => !controller.signal.aborted && setState({ step: 'slow' }), slowMs)
    try {
      const file = await fetchFile(controller.signal)
      // Cancelled while the last bytes came: what was not wanted is not saved.
      if (controller.signal.aborted) return
      saveFile(file, fileName)
      setState({ step: 'done', fileName })
      toasts.done()
    } catch (error) {
      if (controller.signal.aborted) return
      toasts.failed()
      setState({ step: 'failed', sentences: describeFailure(error) })
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

/** As long the first toast stays once the file is there: one that comes at once leaves time to read it. */
const readableMs = 2_000

/** The toasts of the documents: to wait, as long as it lasts; and that it failed, until one tries again. */
function useDownloadToasts() {
  const notify = useNotify()
  const dismissLast = useRef(() => {})
  return useMemo(() => {
    const dismiss = () => dismissLast.current()
    return {
      wait: () => {
        dismiss()
        dismissLast.current = notify.info(downloads.wait, { timeout: 0 })
      },
      done: () => void notify.info(downloads.wait, { timeout: readableMs }),
      failed: () => {
        dismiss()
        dismissLast.current = notify.error(downloads.broken)
      },
      dismiss,
    }
  }, [notify])
}
