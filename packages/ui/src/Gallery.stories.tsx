import { useState } from 'react';
import * as ui from './index.ts';
const { Stack, Inline, Grid, Card, Heading, Text, Button, IconButton, Link, Badge, Avatar, Notice, ProgressBar, Skeleton, Spinner, EmptyState, TextField, PasswordField, OtpField, TextArea, Select, Checkbox, Switch, SearchField, Stepper, MultiSelectFilter, Menu, Disclosure, Pagination, DataTable, FileDrop, ErrorSummary, Tooltip, glyphs, tones } = ui;
export default { title: 'Gallery', parameters: { layout: 'fullscreen' } };
const nop = () => {};
const rows = [
  { id: 1, name: 'All India Institute of Medical Sciences, New Delhi', program: 'MBBS', quota: 'Open Seat Quota', state: 'Delhi', rank: 47 },
  { id: 2, name: 'Maulana Azad Medical College', program: 'MBBS', quota: 'All India', state: 'Delhi', rank: 145 },
  { id: 3, name: 'Kasturba Medical College, Manipal', program: 'MBBS', quota: 'Deemed/Paid Seats Quota', state: 'Karnataka', rank: 57207 },
];
const columns = [
  { id: 'name', header: 'College', cell: (r: any) => r.name, sortable: true, onCard: 'title' as const, filter: { options: rows.map((r) => ({ value: r.name, count: 3 })), selected: [] } },
  { id: 'program', header: 'Program', cell: (r: any) => r.program, sortable: true, filter: { options: [{ value: 'MBBS', count: 3 }], selected: ['MBBS'] } },
  { id: 'quota', header: 'Quota', cell: (r: any) => r.quota, sortable: true },
  { id: 'rank', header: 'Closing rank', cell: (r: any) => r.rank.toLocaleString('en-IN'), align: 'end' as const, tabular: true, sortable: true },
];
export const All = { render: () => {
  const [sel, setSel] = useState<readonly string[]>(['Karnataka']);
  return <div style={{ padding: 24 }}><Stack gap="lg">
    <Heading level={1} size="hero">Find the seat your rank can win</Heading>
    <Text size="lead" tone="muted">Rank-based college prediction, a seat-matrix finder and counselling alerts — for NEET UG, PG and MDS. 0O 1lI ₹5,900</Text>
    <Inline><Button onPress={nop}>Predict</Button><Button tone="secondary" onPress={nop}>Export page</Button><Button tone="quiet" onPress={nop}>Cancel</Button><Button tone="critical" glyph={glyphs.Trash2} onPress={nop}>Delete</Button><Button loading onPress={nop}>Predicting...</Button><Button disabled onPress={nop}>Locked — Upgrade</Button><Button size="compact" tone="secondary" onPress={nop}>Compact</Button><IconButton label="Settings" glyph={glyphs.Settings} onPress={nop}/><Link href="/plan">See plans</Link><Link href="/plan" look="button" tone="secondary">Upgrade</Link><Menu label="Account" trigger="Actions" items={[{id:'a',label:'Edit Profile',glyph:glyphs.Pencil},{id:'b',label:'Update Role'},{id:'c',label:'Delete',tone:'critical',glyph:glyphs.Trash2}]} onSelect={nop}/><Tooltip words="Strength of the evidence, not the chance.">{(d)=><Button size="compact" tone="quiet" describedBy={d}>Confidence</Button>}</Tooltip></Inline>
    <Inline>{tones.map((t) => <Badge key={t} tone={t} outlined glyph={glyphs.Check}>{t}</Badge>)}{tones.map((t) => <Badge key={t} tone={t}>{t}</Badge>)}<Avatar name="Ananya Sharma"/><Avatar name="Ananya Sharma" letters={2} size="large"/><Spinner label="Loading"/></Inline>
    <Grid columns={2}>
      <Notice title="Update failed:" tone="critical" onDismiss={nop}>Please provide a valid email.</Notice>
      <Notice tone="positive" onDismiss={nop}>Success! Your contact details were updated.</Notice>
      <Notice tone="caution">Could not load the list.</Notice>
      <Notice>OTP sent to ananya@seatwise.test</Notice>
    </Grid>
    <Stepper label="Create account" steps={['Your details', 'Your exam', 'Done']} current={1}/>
    <Grid columns={3}>
      <Card><Stack gap="sm"><TextField label="Full Name" value="Ananya Sharma" onChange={nop} required/><TextField label="Email Address" value="ananya@" error="Enter a valid email address." onChange={nop} required hint="We send one-time codes here."/><PasswordField label="Create Password" value="abc12345" onChange={nop} required autoComplete="new-password" rules={[{label:'8 characters',met:true},{label:'Uppercase',met:false},{label:'Number',met:true},{label:'Symbol',met:false}]}/></Stack></Card>
      <Card><Stack gap="sm"><OtpField label="One-time code" value="492018" onChange={nop} required/><Select label="Category" value="" placeholder="Choose" options={[{value:'g',label:'General'}]} onChange={nop} required/><TextArea label="Message" value="" onChange={nop}/><TextField label="User ID" value="1" readOnly onChange={nop}/></Stack></Card>
      <Card><Stack gap="sm"><SearchField label="Search alerts" value="round 2" placeholder="Search alerts..." onChange={nop}/><MultiSelectFilter label="State" options={['Andhra Pradesh','Bihar','Delhi','Karnataka','Kerala','Maharashtra','Tamil Nadu','Uttar Pradesh','West Bengal'].map((value,i)=>({value,count:i*137}))} selected={sel} onChange={({selected})=>setSel(selected)}/><Checkbox label="Remember Me" checked onChange={nop}/><Switch label="Email alerts" on onChange={nop}/><ProgressBar label="Writing predictions_all.xlsx" share={0.62}/><Pagination label="Pages" page={6} pageCount={42} onPageChange={nop}/></Stack></Card>
    </Grid>
    <ErrorSummary title="Please fix the errors before submitting." attempt={0} problems={[{fieldId:'x',message:'Enter a valid email address.'},{fieldId:'y',message:'Please select a category.'}]}/>
    <DataTable caption="Colleges" columns={columns} rows={rows} rowKey={(r)=>r.id} sort={{column:'name',direction:'ascending'}} onSortChange={nop} onFilterChange={nop} onClearFilters={nop} paging={{page:2,pageCount:9}} onPageChange={nop} empty="No records found"/>
    <Grid columns={2}><DataTable caption="Loading" columns={columns.slice(0,2)} rows={[]} rowKey={()=>1} loading empty=""/><DataTable caption="Empty" columns={columns.slice(0,2)} rows={[]} rowKey={()=>1} failure={{message:'The list could not be loaded.',onRetry:nop}} empty={<EmptyState glyph={glyphs.Search} title="No records found">Try fewer filters.</EmptyState>}/></Grid>
    <Grid columns={2}><FileDrop label="Choose a file or drop it here" hint="PDF, Word, JPEG or PNG, up to 50 MB" accept=".pdf" onFile={nop} error="Unsupported file type."/><Stack><Disclosure title="Which documents do I need?">Admit card, rank letter, allotment letter.</Disclosure><Disclosure title="Open one" initiallyOpen>Words inside.</Disclosure><Skeleton/><Skeleton shape="short"/></Stack></Grid>
  </Stack></div>; } };
