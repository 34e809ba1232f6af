/*
 * The source code of the pages with which the portal is compared. It is text instead of modules, because most of it needs Ant
 * Design, which is not a package of the portal: `sites.ts` installs it in a temporary folder.
 */

/** A sign-in form without scripts. */
export const htmlPage = `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ingresar</title>
<style>
body { font-family: system-ui; margin: 2rem 1rem }
input, button { display: block; box-sizing: border-box; width: 100%; padding: 0.75rem; margin: 0.5rem 0 1rem; font: inherit }
</style>
<h1>Ingresar</h1>
<form method="post">
  <label>Email o DNI <input name="username" autocomplete="username" required></label>
  <label>Contraseña <input name="password" type="password" autocomplete="current-password" required></label>
  <button>Acceder</button>
</form>
</html>
`

/** A heading and a form, rendered by React. */
export const reactPage = `
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root')).render(
  <main>
    <h1>Ingresar</h1>
    <form>
      <label>Email o DNI <input name="username" /></label>
      <label>Contraseña <input name="password" type="password" /></label>
      <button>Acceder</button>
    </form>
  </main>,
)
`

/** A sign-in form of Ant Design. */
export const antDesignSignIn = `
import { Button, Card, Checkbox, Form, Input, Typography } from 'antd'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root')).render(
  <Card>
    <Typography.Title>Ingresar</Typography.Title>
    <Form layout="vertical" requiredMark={false}>
      <Form.Item label="Email o DNI" name="username" rules={[{ required: true }]}>
        <Input autoComplete="username" />
      </Form.Item>
      <Form.Item label="Contraseña" name="password" rules={[{ required: true }]}>
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Form.Item name="remember" valuePropName="checked">
        <Checkbox>Recordarme</Checkbox>
      </Form.Item>
      <Button block type="primary" htmlType="submit">Acceder</Button>
    </Form>
  </Card>,
)
`

/** The frame of the lists of Ant Design: the top bar with the navigation, the neighbourhood and the account, and the footer. */
const antDesignFrame = `
function Frame({ children }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  return (
    <Layout>
      <Layout.Header>
        <Flex justify="space-between" align="center">
          <Space>
            <Button aria-label="Abrir el menú" icon="☰" onClick={() => setIsMenuOpen(true)} />
            <Select defaultValue="Los Álamos" options={toOptions(['Los Álamos', 'Las Acacias'])} />
          </Space>
          <Dropdown menu={{ items: [{ key: 'perfil', label: 'Mi perfil' }, { key: 'salir', label: 'Salir' }] }}>
            <Button shape="circle">CI</Button>
          </Dropdown>
        </Flex>
      </Layout.Header>
      <Drawer title="Secciones" placement="left" open={isMenuOpen} onClose={() => setIsMenuOpen(false)}>
        <Menu items={['Autorizaciones', 'Movimientos', 'Lotes', 'Obras'].map((label) => ({ key: label, label }))} />
      </Drawer>
      <Layout.Content>{children}</Layout.Content>
      <Layout.Footer><Typography.Link href="https://ayuda.example">Ayuda</Typography.Link></Layout.Footer>
    </Layout>
  )
}
`

/** The controls above a list of Ant Design. */
const antDesignControls = `
function Controls() {
  const { back, actions = [], tabs, kinds, lots, search, filters, order } = peerControls[name]
  return (
    <Flex vertical gap="middle">
      {back && <Typography.Link href="/">{back}</Typography.Link>}
      <Typography.Title>{heading}</Typography.Title>
      <Space wrap>{actions.map((label, index) => <Button key={label} type={index === 0 ? 'primary' : 'default'}>{label}</Button>)}</Space>
      {kinds && <Segmented options={kinds} />}
      {lots && <Select defaultValue={lots[0]} options={toOptions(lots)} />}
      {search && <Input.Search aria-label={search} placeholder={search} allowClear />}
      {tabs && <Tabs items={tabs.map((label) => ({ key: label, label }))} />}
      {filters && (
        <Collapse
          items={[{
            key: 'filtros',
            label: 'Mostrar filtros',
            extra: <Button type="text">Actualizar</Button>,
            children: filters.map((label) => <Input key={label} aria-label={label} allowClear />),
          }]}
        />
      )}
      {order && <Select placeholder="Ordenar por" options={toOptions(order)} />}
    </Flex>
  )
}
`

/** A row of a list of Ant Design, as a card. */
const antDesignRow = `
const getInitials = (name) => name.split(' ').slice(0, 2).map((word) => word[0]).join('')

const askToRemove = (modal, name) =>
  modal.confirm({
    title: removeAction + ' ' + name,
    content: 'Se va a quitar de la lista.',
    okText: removeAction,
    cancelText: 'Cancelar',
  })

function Row({ row, modal }) {
  const { title, tags, fields, people, weekdays, actions } = toCard(row)
  return (
    <List.Item>
      <Card title={title} style={{ width: '100%' }}>
        <Flex vertical gap="small">
          {tags.length > 0 && <Space wrap>{tags.map((tag) => <Tag key={tag}>{tag}</Tag>)}</Space>}
          <Descriptions column={1} items={fields.map(([label, children]) => ({ key: label, label, children }))} />
          {weekdays && (
            <Space>
              {weekdays.map((isAllowed, index) => (
                <Tag key={index} color={isAllowed ? 'green' : undefined}>{'LMMJVSD'[index]}</Tag>
              ))}
            </Space>
          )}
          {people.length > 0 && (
            <Avatar.Group>{people.map((name) => <Avatar key={name}>{getInitials(name)}</Avatar>)}</Avatar.Group>
          )}
          {actions.length > 0 && (
            <Space wrap>
              {actions.map((action) => (
                <Button
                  key={action}
                  type="text"
                  danger={action === removeAction}
                  onClick={action === removeAction ? () => askToRemove(modal, title) : undefined}
                >
                  {action}
                </Button>
              ))}
            </Space>
          )}
        </Flex>
      </Card>
    </List.Item>
  )
}
`

/**
 * Creates the page with the lists of Ant Design, one for each address. `folder` is the folder that contains `peer-lists.ts`. The
 * build replaces `API_URL`.
 */
export const createListSource = (folder: string, sessionKey: string) => `
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import {
  Avatar, Button, Card, Collapse, ConfigProvider, Descriptions, Drawer, Dropdown, Flex, Input, Layout, List, Menu, Modal, Pagination,
  Segmented, Select, Space, Tabs, Tag, Typography,
} from 'antd'
import spanish from 'antd/locale/es_ES'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { peerControls } from '${folder}/peer-controls'
import { peerLists, removeAction } from '${folder}/peer-lists'

const name = location.pathname.slice(1)
const { heading, path, toCard } = peerLists[name]
const { token } = JSON.parse(localStorage.getItem('${sessionKey}'))
const toOptions = (labels) => labels.map((label) => ({ value: label, label }))

async function fetchRows() {
  const response = await fetch(API_URL + path, { headers: { Authorization: 'Bearer ' + token } })
  if (!response.ok) throw new Error('The API responded with the status ' + response.status)
  return response.json()
}
${antDesignFrame}${antDesignControls}${antDesignRow}
function Page() {
  const { data, error } = useQuery({ queryKey: [path], queryFn: fetchRows, retry: false })
  const [modal, dialogs] = Modal.useModal()
  const { pages } = peerControls[name]
  if (error) throw error
  return (
    <main style={{ padding: 16 }}>
      <Controls />
      <List
        loading={!data}
        dataSource={data?.results}
        rowKey="id"
        split={false}
        renderItem={(row) => <Row row={row} modal={modal} />}
      />
      {pages && data && <Pagination total={data.count} pageSize={10} showSizeChanger={pages.canResize} />}
      {dialogs}
    </main>
  )
}

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={new QueryClient()}>
    <ConfigProvider locale={spanish}>
      <Frame><Page /></Frame>
    </ConfigProvider>
  </QueryClientProvider>,
)
`
