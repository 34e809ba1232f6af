import { useLocation } from 'react-router-dom'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { useDocumentTitle } from '@/patterns/page/use-document-title'
import { CatalogueIndex } from './CatalogueIndex'
import { ComponentPage } from './ComponentPage'
import { indexAddress, type Requested, readCatalogueAddress } from './catalogue-address'
import { copy } from './copy'
import { SpecimenAlone } from './SpecimenAlone'

function titleOf(requested: Requested): string {
  if (requested.page === 'index') return copy.index
  const { component } = requested.file ?? {}
  if (!component) return copy.notFound
  return requested.page === 'specimen' ? `${component}/${requested.specimen?.name}` : component
}

/** The catalogue of the design system and its patterns: the index, a component's page, or one specimen alone. */
export function CatalogueScreen() {
  const { search } = useLocation()
  const requested = readCatalogueAddress(search)
  useDocumentTitle(titleOf(requested), copy.title)

  if (requested.page === 'index') return <CatalogueIndex />
  if (requested.page === 'component' && requested.file) {
    return <ComponentPage key={search} {...requested} file={requested.file} />
  }
  if (requested.page === 'specimen' && requested.file && requested.specimen) {
    const { file, specimen } = requested
    return (
      <SpecimenAlone
        key={`${file.component}/${specimen.name}`}
        {...requested}
        file={file}
        specimen={specimen}
      />
    )
  }
  return <EmptyState title={copy.notFound} action={<TextLink href={indexAddress}>{copy.back}</TextLink>} />
}
