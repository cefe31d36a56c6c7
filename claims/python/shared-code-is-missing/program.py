import pathlib, shutil
for file in ["library/wirespec.py", "library/model/__init__.py", "library/endpoint/__init__.py"]: pathlib.Path(file).unlink()
for folder in pathlib.Path("library").iterdir():
    if folder.is_dir() and not list(folder.iterdir()): shutil.rmtree(folder)
import library
