import type { LucideIcon } from 'lucide-react'
import { Button } from '@/design-system/components/Button/Button'
import { Grid } from '@/design-system/components/Grid/Grid'
import { CopyProvider } from '@/patterns/copying/CopyProvider'
import { useCopyText } from '@/patterns/copying/copy-context'
import { CatalogueSection } from '../CatalogueSection'
import { copy } from '../copy'
import * as generatedIcons from '../generated/icons'

const icons: Record<string, LucideIcon> = generatedIcons
const texts = copy.iconography

/** Every icon that the portal uses; a click copies its name. */
export const IconsPage = () => (
  <CatalogueSection id="icons" title={texts.count(Object.keys(icons).length)} description={texts.note}>
    <CopyProvider>
      <IconGrid />
    </CopyProvider>
  </CatalogueSection>
)

function IconGrid() {
  const copyText = useCopyText()
  return (
    <Grid as="ul" minColumn="15rem" gap={2}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Button
            variant="quiet"
            stretch
            align="start"
            icon={<Icon size={20} aria-hidden="true" />}
            onClick={() =>
              void copyText({
                text: name,
                label: texts.name,
                copied: texts.copied(name),
                failed: texts.failed,
              })
            }
          >
            {name}
          </Button>
        </li>
      ))}
    </Grid>
  )
}
