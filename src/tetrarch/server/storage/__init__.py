"""The database: models, migrations, match store and backups."""
