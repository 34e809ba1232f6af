import { Live } from '@/design-system/Live'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { Text } from '../Text/Text'
import { Question } from './Question'

const answer = () => {}

export default {
  component: 'Question',
  keyboard: [
    { keys: 'Enter, Space', does: 'Press the answer that has the focus: at first the no.' },
    {
      keys: 'Tab, Shift+Tab',
      does: 'Go from one answer to the other; nothing of the page behind is reached.',
    },
    { keys: 'Escape', does: 'Says no, unless a yes is under way; the focus returns to what asked.' },
  ],
  specimens: [
    {
      name: 'danger',
      isOverlay: true,
      render: () => (
        <Question
          open
          title="Delete “Birthday of Sofía”?"
          confirmLabel="Yes"
          cancelLabel="No"
          tone="danger"
          onConfirm={answer}
          onCancel={answer}
        >
          Nobody will be able to come in with it.
        </Question>
      ),
    },
    {
      name: 'busy',
      isOverlay: true,
      render: () => (
        <Question
          open
          title="Send it now?"
          confirmLabel="Send"
          cancelLabel="Not yet"
          isBusy
          onConfirm={answer}
          onCancel={answer}
        />
      ),
    },
    {
      name: 'failed',
      isOverlay: true,
      render: () => (
        <Question
          open
          title="Remove this vehicle?"
          confirmLabel="Yes"
          cancelLabel="No"
          tone="danger"
          error="It could not be removed. Try again in a while."
          onConfirm={answer}
          onCancel={answer}
        >
          AB 123 CD
        </Question>
      ),
    },
    {
      name: 'asking',
      conformance: 'none',
      render: () => (
        <Live initial="Not asked.">
          {(answered, setAnswered) => (
            <div>
              <Button onClick={() => setAnswered('Asked.')}>Delete</Button>
              <Text>{answered}</Text>
              <Question
                open={answered === 'Asked.'}
                title="Delete it?"
                confirmLabel="Yes"
                cancelLabel="No"
                tone="danger"
                onConfirm={() => setAnswered('Deleted.')}
                onCancel={() => setAnswered('Kept.')}
              />
            </div>
          )}
        </Live>
      ),
    },
    {
      name: 'nonsense-long',
      isOverlay: true,
      render: () => (
        <Question
          open
          title={endless}
          confirmLabel={endless}
          cancelLabel={endless}
          error={endless}
          onConfirm={answer}
          onCancel={answer}
        >
          {endless.repeat(20)}
        </Question>
      ),
    },
  ],
} satisfies SpecimenFile
