import type { SpecimenFile } from '../../specimen'
import { Button } from '../Button/Button'
import { Text } from '../Text/Text'
import { Dialog } from './Dialog'

const leave = () => {}

export default {
  component: 'Dialog',
  specimens: [
    {
      name: 'form',
      isOverlay: true,
      render: () => (
        <Dialog
          open
          onClose={leave}
          title="New guest"
          description="First the document, then whatever is not known about who has it."
          closeLabel="Close"
          footer={
            <>
              <Button>Cancel</Button>
              <Button variant="primary">Next</Button>
            </>
          }
        >
          <label>
            Document number <input inputMode="numeric" />
          </label>
        </Dialog>
      ),
    },
    {
      name: 'words-only-small',
      isOverlay: true,
      render: () => (
        <Dialog open onClose={leave} title="What is an invitation?" closeLabel="Close" size="sm">
          <Text>A link that guests open to write their own names.</Text>
        </Dialog>
      ),
    },
    {
      name: 'long-large-not-dismissable',
      isOverlay: true,
      render: () => (
        <Dialog
          open
          onClose={leave}
          title="Terms of use of the neighbourhood"
          closeLabel="Close"
          size="lg"
          dismissable={false}
          footer={<Button variant="primary">I have read them</Button>}
        >
          {Array.from({ length: 24 }, (_, index) => (
            <Text key={String(index)}>
              {index + 1}. Whoever lives here and whoever visits drives slowly, greets the guard and closes
              the gate.
            </Text>
          ))}
        </Dialog>
      ),
    },
  ],
} satisfies SpecimenFile
