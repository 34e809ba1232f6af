import type { SpecimenFile } from '../../specimen'
import { Question } from './Question'

const answer = () => {}

export default {
  component: 'Question',
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
  ],
} satisfies SpecimenFile
