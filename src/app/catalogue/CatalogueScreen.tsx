import { type ComponentProps, useLayoutEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { Accent } from '@/design-system/theme/Accent'
import type { ThemeName } from '@/design-system/theme/palettes'
import { useDocumentTitle } from '@/patterns/page/use-document-title'
import { CatalogueIndex } from './CatalogueIndex'
import { CatalogueShell } from './CatalogueShell'
import { ComponentPage } from './ComponentPage'
import { type CatalogueRequest, indexAddress, readCatalogueAddress } from './catalogue-address'
import { copy } from './copy'
import { FoundationPage } from './foundations/FoundationPage'
import { SpecimenStage } from './SpecimenStage'

function getTitle(request: CatalogueRequest): string {
  if (request.page === 'index') return copy.index
  if (request.page === 'foundation') {
    return request.id ? copy.foundations[request.id].title : copy.notFound
  }
  const { component } = request.file ?? {}
  if (!component) return copy.notFound
  return request.page === 'specimen' ? `${component}/${request.specimen?.name}` : component
}

export function CatalogueScreen() {
  const { search } = useLocation()
  const request = readCatalogueAddress(search)
  useDocumentTitle(getTitle(request), copy.title)

  if (request.page === 'specimen' && request.file && request.specimen) {
    const { file, specimen } = request
    const key = `${file.component}/${specimen.name}`
    return <SpecimenPage key={key} {...request} file={file} specimen={specimen} />
  }
  return (
    <CatalogueShell>
      <CataloguePage key={search} request={request} />
    </CatalogueShell>
  )
}

function CataloguePage({ request }: { request: CatalogueRequest }) {
  if (request.page === 'index') return <CatalogueIndex />
  if (request.page === 'foundation' && request.id) return <FoundationPage id={request.id} />
  if (request.page === 'component' && request.file) {
    return <ComponentPage {...request} file={request.file} />
  }
  return (
    <EmptyState
      title={copy.notFound}
      action={<TextLink render={<Link to={indexAddress} />}>{copy.back}</TextLink>}
    />
  )
}

interface SpecimenPageProps extends ComponentProps<typeof SpecimenStage> {
  /** The theme of the specimen; by default the theme of the system. */
  theme?: ThemeName
  accent?: string
}

/**
 * One specimen for screenshots and browser checks. The theme is set at the root element, so that popups outside the
 * specimen have the theme too.
 */
function SpecimenPage({ file, specimen, theme, accent }: SpecimenPageProps) {
  useLayoutEffect(() => {
    const root = document.documentElement
    const previousTheme = root.dataset.theme
    if (theme) root.dataset.theme = theme
    return () => {
      if (previousTheme === undefined) delete root.dataset.theme
      else root.dataset.theme = previousTheme
    }
  }, [theme])

  const stage = (
    <div lang={file.lang ?? 'en'} data-specimen={`${file.component}/${specimen.name}`}>
      <SpecimenStage file={file} specimen={specimen} />
    </div>
  )
  return (
    <>
      <Accent color={accent} />
      {specimen.isOverlay ? stage : <Stack padding={4}>{stage}</Stack>}
    </>
  )
}
