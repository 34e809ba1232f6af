import { Upload } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { FileDrop } from '@/design-system/components/FileDrop/FileDrop'
import type { FileItem } from '@/design-system/components/FileDrop/file-item'
import { Question } from '@/design-system/components/Question/Question'
import { getFailureReason } from '../../calls/failure-reason.ts'
import { usePanelControls } from '../../controls-context.tsx'
import { copy } from './copy.ts'
import { useNewWorld } from './use-new-world.ts'

/** Parses a file. @throws SyntaxError if it is not JSON. */
const contentOf = async ({ file }: FileItem): Promise<unknown> => JSON.parse((await file?.text()) ?? '')

const whyNot = (error: unknown) => (error instanceof SyntaxError ? copy.notJson : getFailureReason(error))

/** Replaces the state by a file, or shows why the file is refused. */
export function ImportState() {
  const { mock } = usePanelControls()
  const enter = useNewWorld()
  const [files, setFiles] = useState<FileItem[]>([])
  const [error, setError] = useState<string>()
  const [asked, setAsked] = useState<FileItem>()
  const [isBusy, setIsBusy] = useState(false)
  const chosen = files[0]

  const choose = (next: FileItem[]) => {
    setFiles(next)
    setError(undefined)
  }
  const ask = () => {
    setError(chosen ? undefined : copy.noFile)
    setAsked(chosen)
  }
  const take = async (item: FileItem) => {
    setIsBusy(true)
    try {
      await mock.importState(await contentOf(item))
      await enter(copy.imported(item.name))
    } catch (thrown) {
      setFiles([{ ...item, state: 'failed', error: whyNot(thrown) }])
    }
    setIsBusy(false)
    setAsked(undefined)
  }

  return (
    <>
      <FileDrop
        name="state-file"
        label={copy.file}
        error={error}
        formats={['json']}
        maxFiles={1}
        value={files}
        onChange={choose}
        words={copy.words}
      />
      <Button icon={<Upload size={20} aria-hidden="true" />} onClick={ask}>
        {copy.importState}
      </Button>
      {asked && (
        <Question
          open
          title={copy.importQuestion}
          confirmLabel={copy.importYes}
          cancelLabel={copy.back}
          tone="danger"
          isBusy={isBusy}
          onConfirm={() => void take(asked)}
          onCancel={() => setAsked(undefined)}
        >
          {copy.importMeans(asked.name)}
        </Question>
      )}
    </>
  )
}
