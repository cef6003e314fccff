import { useState } from 'react'
import { Button, Form, FormGroup, TextField, type FormErrors } from '@institute/design-system'

export function Example() {
  const [errors, setErrors] = useState<FormErrors>({})

  return (
    <Form
      label="Add course"
      errors={errors}
      onSubmit={(data) => setErrors(data.get('title') === '' ? { title: ['Title is required'] } : {})}
      actions={
        <Button type="submit" variant="primary">
          Save course
        </Button>
      }
    >
      <FormGroup title="Course">
        <TextField label="Title" name="title" isRequired />
        <TextField label="Code" name="code" isOptional />
      </FormGroup>
    </Form>
  )
}
