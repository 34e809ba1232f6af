import type { SpecimenFile } from '../../specimen'
import { Button } from '../Button/Button'
import { StickyActions } from './StickyActions'

export default {
  component: 'StickyActions',
  specimens: [
    {
      name: 'two',
      render: () => (
        <StickyActions>
          <Button variant="primary">Save and share</Button>
          <Button>Cancel</Button>
        </StickyActions>
      ),
    },
    {
      name: 'one',
      render: () => (
        <StickyActions>
          <Button variant="primary">Create</Button>
        </StickyActions>
      ),
    },
  ],
} satisfies SpecimenFile
