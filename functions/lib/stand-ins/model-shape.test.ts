import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { UserEntity } from '#functions/accounts/user/user.entity.ts';
import { Validator } from './model-shape.ts';

const functions = fileURLToPath(new URL('../../', import.meta.url));
const entities = globSync('*/*.entity.ts', { cwd: functions });

describe('the stand-in for model validation', () => {
  it('may skip validation, because every model is valid', async () => {
    expect(entities.length).toBeGreaterThan(15);
    for (const file of entities) await expect(import(`${functions}${file}`), file).resolves.toBeDefined();
  });

  it('tells a model from an entity, as collections require', () => {
    const model = { model: { entity: 'user', version: '1', service: 'rampart' }, attributes: {}, indexes: {} };
    expect(new Validator().validate(model).errors).toEqual([]);
    expect(new Validator().validate(UserEntity).errors).toHaveLength(1);
  });
});
